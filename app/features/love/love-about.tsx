import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { HideForm } from './show-form'

/** What the two percentages are, and that one is shown here oneself. */
export function LoveAbout() {
  const t = useT('love')
  const words = useT('love-match')
  return (
    <>
      <Card as="section" aria-labelledby="love-about">
        <h2 id="love-about" className="text-lg">
          {t('about')}
        </h2>
        <dl className="mt-3 grid gap-3 text-pretty">
          {(['loveMatch', 'typeMatch'] as const).map((name) => (
            <div key={name}>
              <dt className="font-semibold">{words(name)}</dt>
              <dd className="text-muted">{words(`${name}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 border-t border-line pt-3 text-pretty text-muted">{t('anyPair')}</p>
      </Card>
      <Card as="section" aria-labelledby="love-shown">
        <h2 id="love-shown" className="text-lg">
          {t('shown')}
        </h2>
        <p className="mt-1 mb-4 text-pretty text-muted">{t('shownText')}</p>
        <HideForm />
      </Card>
    </>
  )
}
