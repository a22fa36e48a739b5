export { exportPage, FORMATS_WITH_ADDRESSES } from './export-page'
