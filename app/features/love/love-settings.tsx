import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { LOVE_PATH, type LoveChoice } from './love'
import { PlainLoveRefused } from './refused'
import { HideForm, ShowForm } from './show-form'

const TEXTS = { off: 'settingsOff', undeclared: 'settingsOff', unconsented: 'askedAgain', minor: 'minorText' } as const

/** The same switch in the settings. */
export function LoveSettings({ choice: { isShown, reason } }: { choice: LoveChoice }) {
  const t = useT('love-settings')
  return (
    <Card as="section" aria-labelledby="love-settings" className="max-w-170">
      <h2 id="love-settings">{t('settingsTitle')}</h2>
      <p className="mt-1 mb-4 text-pretty text-muted">
        {t(isShown ? 'settingsOn' : TEXTS[reason])}{' '}
        {reason === 'minor' ? null : (
          <Link to={LOVE_PATH} className="text-accent underline underline-offset-4">
            {t('toPage')}
          </Link>
        )}
      </p>
      <PlainLoveRefused />
      {isShown || reason === 'minor' ? null : <ShowForm asksAge={reason === 'undeclared'} />}
      {isShown ? <HideForm /> : null}
      {reason === 'unconsented' ? (
        <div className="mt-6 border-t border-line pt-6">
          <HideForm />
        </div>
      ) : null}
    </Card>
  )
}
