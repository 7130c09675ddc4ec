import { preloadWords } from '~/locales/dictionaries'

export { MembersFrame as default } from '../u.$username/members-frame'

export const i18n = preloadWords('appeals', 'shell', 'time-zone')
