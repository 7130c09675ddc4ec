import { accessibility } from './accessibility'
import { account } from './account'
import { apiReference } from './api-reference'
import { apiTokens } from './api-tokens'
import { appeals } from './appeals'
import { auth } from './auth'
import { birth } from './birth'
import { birthFacts } from './birth-facts'
import { birthProblems } from './birth-problems'
import { birthTime } from './birth-time'
import { blocking } from './blocking'
import { calendar } from './calendar'
import { calendarEntries } from './calendar-entries'
import { chartDetail } from './chart-detail'
import { chartViews } from './chart-views'
import { comments } from './comments'
import { common } from './common'
import { composer } from './composer'
import { composite } from './composite'
import { confirmation } from './confirmation'
import { connect } from './connect'
import { connectionChart } from './connection-chart'
import { connections } from './connections'
import { consents } from './consents'
import { crosses } from './crosses'
import { dashboard } from './dashboard'
import { developers } from './developers'
import { errors } from './errors'
import { eventForm } from './event-form'
import { events } from './events'
import { evidence } from './evidence'
import { explore } from './explore'
import { feed } from './feed'
import { feedMore } from './feed-more'
import { fields } from './fields'
import { follows } from './follows'
import { greetings } from './greetings'
import { guidance } from './guidance'
import { guidanceAvoid } from './guidance-avoid'
import { guidanceDays } from './guidance-days'
import { guidanceFocus } from './guidance-focus'
import { guidanceInsight } from './guidance-insight'
import { guidanceReasons } from './guidance-reasons'
import { guidelines } from './guidelines'
import { hd } from './hd'
import { help } from './help'
import { insightEditing } from './insight-editing'
import { insights } from './insights'
import { insightsPage } from './insights-page'
import { journal } from './journal'
import { keptChart } from './kept-chart'
import { landing } from './landing'
import { landingMore } from './landing-more'
import { learning } from './learning'
import { legal } from './legal'
import { library } from './library'
import { love } from './love'
import { loveBeside } from './love-beside'
import { loveMatch } from './love-match'
import { lovePreferences } from './love-preferences'
import { loveSettings } from './love-settings'
import { mail } from './mail'
import { memberCard } from './member-card'
import { memberPosts } from './member-posts'
import { messages } from './messages'
import { messagesMore } from './messages-more'
import { methodology } from './methodology'
import { moderation } from './moderation'
import { mutes } from './mutes'
import { myChart } from './my-chart'
import { notices } from './notices'
import { notificationSettings } from './notification-settings'
import { notifications } from './notifications'
import { oauth } from './oauth'
import { offline } from './offline'
import { openers } from './openers'
import { othersComposite } from './others-composite'
import { othersEvidence } from './others-evidence'
import { othersPenta } from './others-penta'
import { othersReading } from './others-reading'
import { othersTransitReading } from './others-transit-reading'
import { pairReading } from './pair-reading'
import { palette } from './palette'
import { passkeys } from './passkeys'
import { passwords } from './passwords'
import { paused } from './paused'
import { penta } from './penta'
import { personal } from './personal'
import { photo } from './photo'
import { premium } from './premium'
import { premiumNote } from './premium-note'
import { privacySettings } from './privacy-settings'
import { privateCharts } from './private-charts'
import { privateGroup } from './private-group'
import { profileHead } from './profile-head'
import { profileSummary } from './profile-summary'
import { publicProfile } from './public-profile'
import { pushSettings } from './push-settings'
import { reading } from './reading'
import { readingsCenters } from './readings-centers'
import { readingsChannels } from './readings-channels'
import { readingsCore } from './readings-core'
import { readingsGates } from './readings-gates'
import { readingsLibrary } from './readings-library'
import { readingsVariables } from './readings-variables'
import { recovery } from './recovery'
import { referral } from './referral'
import { reports } from './reports'
import { returns } from './returns'
import { search } from './search'
import { settings } from './settings'
import { shareCard } from './share-card'
import { shell } from './shell'
import { support } from './support'
import { termsNotice } from './terms-notice'
import { timeZone } from './time-zone'
import { transitReading } from './transit-reading'
import { transits } from './transits'
import { typePairs } from './type-pairs'
import { ui } from './ui'
import { unsubscribe } from './unsubscribe'
import { usage } from './usage'
import { verify } from './verify'
import { withdrawal } from './withdrawal'
import { writtenChannels } from './written-channels'
import { writtenChart } from './written-chart'
import { writtenCore } from './written-core'
import { writtenFacts } from './written-facts'
import { writtenGates } from './written-gates'

export const ru = {
  accessibility,
  account,
  'api-reference': apiReference,
  'api-tokens': apiTokens,
  appeals,
  auth,
  birth,
  'birth-facts': birthFacts,
  'birth-problems': birthProblems,
  'birth-time': birthTime,
  blocking,
  calendar,
  'calendar-entries': calendarEntries,
  'chart-detail': chartDetail,
  'chart-views': chartViews,
  comments,
  common,
  composer,
  composite,
  confirmation,
  connect,
  'connection-chart': connectionChart,
  connections,
  consents,
  crosses,
  dashboard,
  developers,
  errors,
  'event-form': eventForm,
  events,
  evidence,
  explore,
  feed,
  'feed-more': feedMore,
  fields,
  follows,
  greetings,
  guidance,
  'guidance-avoid': guidanceAvoid,
  'guidance-days': guidanceDays,
  'guidance-focus': guidanceFocus,
  'guidance-insight': guidanceInsight,
  'guidance-reasons': guidanceReasons,
  guidelines,
  hd,
  help,
  'insight-editing': insightEditing,
  insights,
  'insights-page': insightsPage,
  journal,
  'kept-chart': keptChart,
  landing,
  'landing-more': landingMore,
  learning,
  legal,
  love,
  'love-beside': loveBeside,
  'love-match': loveMatch,
  'love-preferences': lovePreferences,
  'love-settings': loveSettings,
  library,
  mail,
  'member-card': memberCard,
  'member-posts': memberPosts,
  messages,
  'messages-more': messagesMore,
  methodology,
  moderation,
  mutes,
  'my-chart': myChart,
  notices,
  'notification-settings': notificationSettings,
  notifications,
  oauth,
  offline,
  openers,
  'others-composite': othersComposite,
  'others-evidence': othersEvidence,
  'others-penta': othersPenta,
  'others-reading': othersReading,
  'others-transit-reading': othersTransitReading,
  'pair-reading': pairReading,
  palette,
  passkeys,
  passwords,
  paused,
  penta,
  personal,
  photo,
  'premium-note': premiumNote,
  premium,
  'privacy-settings': privacySettings,
  'private-charts': privateCharts,
  'private-group': privateGroup,
  'profile-head': profileHead,
  'profile-summary': profileSummary,
  'public-profile': publicProfile,
  reading,
  'push-settings': pushSettings,
  'readings-centers': readingsCenters,
  'readings-channels': readingsChannels,
  'readings-core': readingsCore,
  'readings-gates': readingsGates,
  'readings-library': readingsLibrary,
  'readings-variables': readingsVariables,
  recovery,
  referral,
  reports,
  returns,
  search,
  settings,
  'share-card': shareCard,
  shell,
  support,
  'terms-notice': termsNotice,
  'time-zone': timeZone,
  'transit-reading': transitReading,
  transits,
  'type-pairs': typePairs,
  ui,
  unsubscribe,
  usage,
  verify,
  withdrawal,
  'written-channels': writtenChannels,
  'written-chart': writtenChart,
  'written-core': writtenCore,
  'written-facts': writtenFacts,
  'written-gates': writtenGates,
}
