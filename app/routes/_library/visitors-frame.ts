import { preloadWords } from '~/locales/dictionaries'

export { VisitorsFrame as default } from '../frames/visitors-frame'

export const i18n = preloadWords('landing')
