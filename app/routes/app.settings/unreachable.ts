import { NO_ANSWER } from '~/features/my-chart/my-chart'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { SettingsTab } from './settings-tabs'

/** What a tab is told when no answer came from the server at all. */
export const unreachableAnswer = (tab: SettingsTab): object =>
  tab === 'hd-data' ? { ...NO_ANSWER, error: { kind: 'unreachable' } } : { ...NO_FORM_ANSWER, error: 'unreachable' }
