import { preloadWords } from '~/locales/dictionaries'

export { VisitorsFrame as default } from '../u.$username/visitors-frame'

export const i18n = preloadWords('landing')
