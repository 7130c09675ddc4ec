import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'

/** The last word of the page to a visitor. */
export function CallToAction() {
  const t = useT('landing-more')
  return (
    <section
      aria-labelledby="call"
      className="mx-auto grid w-full max-w-300 justify-items-center gap-3 px-4 pt-4 pb-16 text-center md:px-6 md:pb-20"
    >
      <h2 id="call" className="font-serif text-2xl font-medium">
        {t('callTitle')}
      </h2>
      <p className="text-muted">{t('callText')}</p>
      <ButtonLink to="/register" variant="primary" size="l" className="mt-2">
        {t('getStartedFree')}
      </ButtonLink>
    </section>
  )
}
