export { deleteUserReview, listShownReviews, type ReviewShown } from './repository'
export { exportUserReview } from './user-reviews'
