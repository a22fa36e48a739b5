import { review } from '../reviews/reviews'

export const answered = review
