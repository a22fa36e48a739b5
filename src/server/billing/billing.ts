export { openPracticeBook } from './practice-book'
