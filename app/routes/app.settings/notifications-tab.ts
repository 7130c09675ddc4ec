import { preloadWords } from '~/locales/dictionaries'

export { NotificationsTab as default } from '~/features/notification-settings/notifications-tab'

export const i18n = preloadWords('notification-settings', 'push-settings')
