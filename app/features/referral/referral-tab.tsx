import { Link } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { REWARD_PERCENT } from '~/domain/membership/premium/referrals'
import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { CheckIcon, LinkIcon, ShareIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import type { ReferralData, Reward } from './referral'

/** The tab "Referral": the code and the link, how it goes, and what it came to. */
export function ReferralTab({ data }: { data: ReferralData }) {
  const { code, link, example, ...came } = data
  return (
    <div className="grid max-w-170 gap-4">
      <InvitationCard code={code} link={link} />
      <RewardsCard {...came} />
      <ReferralSteps example={example} />
    </div>
  )
}

const STEPS = ['share', 'join', 'reward'] as const

/** How it goes, in three steps, and what a reward is good for. */
function ReferralSteps({ example }: { example: string }) {
  const t = useT('referral')
  return (
    <Card as="section" aria-labelledby="referral-steps">
      <h2 id="referral-steps" className="text-lg">
        {t('stepsTitle')}
      </h2>
      <ol className="mt-3 grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{t(`step.${step}`, { percent: REWARD_PERCENT })}</span>
              <span className="block text-pretty text-muted">
                {t(`step.${step}Text`, { percent: REWARD_PERCENT, amount: example })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-pretty text-sm text-muted">
        {t('goodFor')}{' '}
        <Link to={PREMIUM_PATH} className="text-accent underline underline-offset-4">
          {t('toPremium')}
        </Link>
      </p>
    </Card>
  )
}

/** The results of the invitations: figures, and each reward with its state. */
function RewardsCard({ stats, rewards, hasMore }: Pick<ReferralData, 'stats' | 'rewards' | 'hasMore'>) {
  const t = useT('referral')
  const language = useLanguage()
  const figures = [
    { label: t('total'), value: countText(stats.total, language) },
    { label: t('successful'), value: countText(stats.successful, language) },
    { label: t('earned'), value: stats.earned },
  ]
  return (
    <Card as="section" aria-labelledby="referral-rewards">
      <h2 id="referral-rewards" className="text-lg">
        {t('statsTitle')}
      </h2>
      <dl className="mt-3 grid gap-2 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-0 items-baseline justify-between gap-3 rounded-control bg-sunken px-3 py-2 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0 sm:py-3"
          >
            <dt className="text-sm wrap-break-word text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {rewards.length > 0 ? (
        <>
          <h3 className="mt-5 font-semibold">{t('rewardsTitle')}</h3>
          <ul className="mt-1">
            {rewards.map((reward) => (
              <RewardRow key={reward.id} reward={reward} />
            ))}
          </ul>
          {hasMore ? <p className="mt-3 text-sm text-muted">{t('older')}</p> : null}
        </>
      ) : (
        <p className="mt-4 text-pretty text-muted">{t('noRewards')}</p>
      )}
    </Card>
  )
}

function RewardRow({ reward: { kind, state, isReduced, amount, at } }: { reward: Reward }) {
  const t = useT('referral')
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p>{t(`of.${kind}`)}</p>
        <p className="text-sm text-muted">
          <RelativeTime at={at} /> · {t(`state.${state}`)}
          {isReduced && state !== 'taken' ? ` ${t('reduced')}` : null}
        </p>
      </div>
      <p className={`shrink-0 font-semibold tabular-nums ${state === 'taken' ? 'text-muted' : ''}`}>{amount}</p>
    </li>
  )
}

/** The member's code and the link to invite with: to be copied, and shared where the device can. */
function InvitationCard({ code, link }: Pick<ReferralData, 'code' | 'link'>) {
  const t = useT('referral')
  const field = useRef<HTMLInputElement>(null)
  const { copied, hasSheet, copyLink, share } = useShareLink(link, t('shareTitle'), field)
  const Icon = copied === 'copied' ? CheckIcon : LinkIcon
  return (
    <Card as="section" aria-labelledby="referral-invite">
      <h2 id="referral-invite" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <p className="mt-4 text-sm font-semibold">{t('code')}</p>
      <p className="mt-0.5 font-semibold text-xl tracking-[0.12em]">{code}</p>
      <div className="mt-4">
        <Field label={t('link')} error={copied === 'refused' ? t('copyFailed') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              readOnly
              value={link}
              autoComplete="off"
              spellCheck={false}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3 noscript:hidden">
        <Button variant="primary" data-needs-activation="" onClick={copyLink} className="max-sm:w-full sm:min-w-40">
          <Icon className="size-4.5" />
          {t(copied === 'copied' ? 'copied' : 'copy')}
        </Button>
        {hasSheet ? (
          <Button onClick={share} className="max-sm:w-full">
            <ShareIcon className="size-4.5" />
            {t('share')}
          </Button>
        ) : null}
        <p role="status" className="min-h-6 text-sm font-semibold text-ok">
          {copied === 'copied' ? t('linkCopied') : null}
        </p>
      </div>
    </Card>
  )
}

const COPIED_MILLISECONDS = 3000

/** What became of the last copy: `copied` for three seconds, `refused` until the next one. */
type CopyState = 'idle' | 'copied' | 'refused'

/**
 * Passes a link on: by the clipboard, and by the device's share sheet where there is one. Where the clipboard is refused, the
 * text of `field` is selected, to be copied by hand.
 */
function useShareLink(link: string, title: string, field: RefObject<HTMLInputElement | null>) {
  const [copy, setCopy] = useState<{ state: CopyState }>({ state: 'idle' })
  const [hasSheet, setHasSheet] = useState(false)
  // Not the first state: the server does not know the device.
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), [])
  useEffect(() => {
    if (copy.state !== 'copied') return
    const timer = setTimeout(() => setCopy({ state: 'idle' }), COPIED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copy])

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      setCopy({ state: 'copied' })
    } catch {
      field.current?.select()
      setCopy({ state: 'refused' })
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      // The member closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
    }
  }

  return { copied: copy.state, hasSheet, copyLink, share }
}
