import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'

/** Leads to the tokens by which programs of the member ask the public API. */
export function ProgramsCard() {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-programs">
      <h2 id="account-programs" className="text-lg">
        {t('programsTitle')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('programsCopy')}</p>
      <ButtonLink to="/app/settings/tokens" size="s" className="mt-3">
        {t('programsLink')}
      </ButtonLink>
    </Card>
  )
}
