import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { ShareIcon } from '~/ui/icons'
import { CopyNote } from './copy-note'
import { useShare } from './use-share'

/** From one's own page to the one that others see, and a button that passes its address on. */
export function OwnLinks(profile: { username: string; fullName: string }) {
  const t = useT('public-profile')
  const { answer, hasSheet, copy, share } = useShare(profile)
  return (
    <div className="relative flex flex-wrap items-center gap-2">
      <ButtonLink to={`/u/${profile.username}`} size="s">
        {t('viewPublic')}
      </ButtonLink>
      <Button size="s" onClick={hasSheet ? share : copy} className="noscript:hidden">
        <ShareIcon className="size-4.5" />
        {t('share')}
      </Button>
      <CopyNote answer={answer} className="sm:right-0" />
    </div>
  )
}
