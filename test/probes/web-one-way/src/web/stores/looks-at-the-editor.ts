import { pageOnScreen } from '../editor/page-on-screen'

export const shown = pageOnScreen
