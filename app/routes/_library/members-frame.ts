import { preloadWords } from '~/locales/dictionaries'

export { MembersFrame as default } from '../frames/members-frame'

export const i18n = preloadWords('appeals', 'shell', 'time-zone')
