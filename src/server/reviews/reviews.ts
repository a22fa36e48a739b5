export { deleteUserReview, listShownReviews, type ReviewShown } from './store'
export { exportUserReview } from './user-reviews'
