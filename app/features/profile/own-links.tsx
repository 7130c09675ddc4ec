import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ShareIcon } from '~/ui/icons'

/** From one's own page to the one that others see, to the charts one keeps, and to the picture and link to pass on. */
export function OwnLinks({ username }: { username: string }) {
  const t = useT('public-profile')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink to={`/u/${username}`} size="s">
        {t('viewPublic')}
      </ButtonLink>
      <ButtonLink to="/app/connections/private" size="s">
        {t('privateCharts')}
      </ButtonLink>
      <ButtonLink to="/app/profile?view=share" size="s">
        <ShareIcon className="size-4.5" />
        {t('share')}
      </ButtonLink>
    </div>
  )
}
