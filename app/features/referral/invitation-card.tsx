import { useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { CheckIcon, LinkIcon, ShareIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import type { ReferralData } from './referral'
import { useShareLink } from './use-share-link'

/** The member's code and the link to invite with: to be copied, and shared where the device can. */
export function InvitationCard({ code, link }: Pick<ReferralData, 'code' | 'link'>) {
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
