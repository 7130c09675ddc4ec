import { answerAccount, loadAccount } from '~/features/account/account.server'
import { loadConsents } from '~/features/consents/consents.server'
import { loadLoveChoice } from '~/features/love/load-love.server'
import { loadMutes } from '~/features/mutes/mutes.server'
import { answerHdData, loadHdData } from '~/features/my-chart/hd-data.server'
import { answerNotificationSettings } from '~/features/notification-settings/answer-notification-settings.server'
import { loadNotificationSettings } from '~/features/notification-settings/load-notification-settings.server'
import { loadLinkedSignIns } from '~/features/oauth/linked-sign-ins.server'
import { loadPasskeys } from '~/features/passkeys/passkeys.server'
import { answerPremium } from '~/features/premium/answer-premium.server'
import { loadPremium, loadUsage } from '~/features/premium/load-premium.server'
import { answerPrivacyTab } from '~/features/privacy/answer-privacy.server'
import { loadPrivacy } from '~/features/privacy/load-privacy.server'
import { loadReferral } from '~/features/referral/load-referral.server'
import { answerPersonal } from '~/features/settings/personal.server'
import type { Context } from '~/platform/server/context.server'
import { methodNotAllowed } from '~/platform/server/http.server'
import type { Viewer } from '~/platform/server/session.server'
import { loadPersonalTab } from './personal.server'
import type { SettingsTab } from './settings-tabs'

type Tab = {
  load: (context: Context, viewer: Viewer, request: Request) => Promise<unknown>
  /** Answers every form of the tab; asks for a member itself, so that nothing typed is lost to a session that ended. */
  answer: (context: Context, request: Request) => Promise<unknown>
}

/** A tab that holds no form. */
const answerNothing = async () => {
  throw methodNotAllowed('GET')
}

/** What each tab of the settings does on the server. */
export const TABS: Record<SettingsTab, Tab> = {
  personal: { load: loadPersonalTab, answer: answerPersonal },
  privacy: {
    load: async (context, viewer, request) => {
      const [privacy, mutes, love, consents] = await Promise.all([
        loadPrivacy(context, viewer, request),
        loadMutes(context, viewer, request),
        loadLoveChoice(context, viewer),
        loadConsents(context, viewer, request),
      ])
      return { ...privacy, mutes, love, consents }
    },
    answer: answerPrivacyTab,
  },
  notifications: { load: loadNotificationSettings, answer: answerNotificationSettings },
  premium: {
    load: async (context, viewer, request) => {
      const [premium, usage] = await Promise.all([
        loadPremium(context, viewer, request),
        loadUsage(context, viewer, request),
      ])
      return { premium, usage }
    },
    answer: answerPremium,
  },
  'hd-data': { load: loadHdData, answer: answerHdData },
  referral: { load: loadReferral, answer: answerNothing },
  account: {
    load: async (context, viewer, request) => {
      const [account, signIns, passkeys] = await Promise.all([
        loadAccount(context, viewer, request),
        loadLinkedSignIns(context, viewer),
        loadPasskeys(context, viewer, request),
      ])
      return { account, signIns, passkeys }
    },
    answer: answerAccount,
  },
}
