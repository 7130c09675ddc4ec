import { account } from './account'
import { appeals } from './appeals'
import { auth } from './auth'
import { birth } from './birth'
import { birthProblems } from './birth-problems'
import { blocking } from './blocking'
import { comments } from './comments'
import { common } from './common'
import { composer } from './composer'
import { composite } from './composite'
import { confirmation } from './confirmation'
import { crosses } from './crosses'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { evidence } from './evidence'
import { feed } from './feed'
import { feedMore } from './feed-more'
import { fields } from './fields'
import { follows } from './follows'
import { greetings } from './greetings'
import { guidelines } from './guidelines'
import { hd } from './hd'
import { help } from './help'
import { landing } from './landing'
import { landingMore } from './landing-more'
import { legal } from './legal'
import { loveMatch } from './love-match'
import { mail } from './mail'
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
import { openers } from './openers'
import { passwords } from './passwords'
import { paused } from './paused'
import { personal } from './personal'
import { photo } from './photo'
import { privacySettings } from './privacy-settings'
import { publicProfile } from './public-profile'
import { pushSettings } from './push-settings'
import { reading } from './reading'
import { readingsCenters } from './readings-centers'
import { readingsChannels } from './readings-channels'
import { readingsCore } from './readings-core'
import { readingsGates } from './readings-gates'
import { readingsVariables } from './readings-variables'
import { recovery } from './recovery'
import { reports } from './reports'
import { search } from './search'
import { settings } from './settings'
import { shell } from './shell'
import { typePairs } from './type-pairs'
import { ui } from './ui'
import { unsubscribe } from './unsubscribe'

export const ru = {
  account,
  appeals,
  auth,
  birth,
  'birth-problems': birthProblems,
  blocking,
  comments,
  common,
  composer,
  composite,
  confirmation,
  crosses,
  dashboard,
  errors,
  evidence,
  feed,
  'feed-more': feedMore,
  fields,
  follows,
  greetings,
  guidelines,
  hd,
  help,
  landing,
  'landing-more': landingMore,
  legal,
  'love-match': loveMatch,
  mail,
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
  openers,
  passwords,
  paused,
  personal,
  photo,
  'privacy-settings': privacySettings,
  'public-profile': publicProfile,
  reading,
  'push-settings': pushSettings,
  'readings-centers': readingsCenters,
  'readings-channels': readingsChannels,
  'readings-core': readingsCore,
  'readings-gates': readingsGates,
  'readings-variables': readingsVariables,
  recovery,
  reports,
  search,
  settings,
  shell,
  'type-pairs': typePairs,
  ui,
  unsubscribe,
}
