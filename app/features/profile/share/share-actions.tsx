import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { buttonLook } from '~/ui/button-look'
import { ArrowDownIcon, LinkIcon, ShareIcon } from '~/ui/icons'
import { cardPath } from '../card-path'
import { CopyNote } from '../copy-note'
import { useShare } from '../use-share'
import { sharePicture } from './share-picture'
import type { Sharing } from './sharing'

/** Keep the picture, copy the link, or hand both to the device, where it takes them. */
export function ShareActions({ sharing }: { sharing: Sharing }) {
  const t = useT('share-card')
  const { username, size, picture } = sharing
  const { answer, hasSheet, copy, share } = useShare(sharing)
  const file = picture === 'closed' ? null : { path: cardPath(username, size), name: `${username}-${size}.png` }

  async function pass() {
    if (!file || !(await sharePicture(file, sharing))) await share()
  }

  return (
    <div className="relative mt-4 flex flex-wrap gap-2">
      {file ? (
        <a href={file.path} download={file.name} className={buttonLook('primary', 'm')}>
          <ArrowDownIcon />
          {t('download')}
        </a>
      ) : null}
      <Button data-needs-activation="" onClick={copy} className="noscript:hidden">
        <LinkIcon />
        {t('copyLink')}
      </Button>
      {hasSheet ? (
        <Button onClick={pass}>
          <ShareIcon />
          {t('share')}
        </Button>
      ) : null}
      <CopyNote answer={answer} className="left-0" />
    </div>
  )
}
