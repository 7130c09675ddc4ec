import { preloadWords } from '~/locales/dictionaries'

export { HdDataTab as default } from '~/features/my-chart/hd-data-tab'

export const i18n = preloadWords('birth', 'birth-facts', 'birth-problems', 'crosses', 'hd', 'my-chart', 'reading', 'ui')
