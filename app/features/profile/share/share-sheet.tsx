import { Link } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { CARD_SIZE_NAMES, CARD_SIZES, type CardSize } from '~/ui/card-drawing/card-sizes'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { ArrowDownIcon, LinkIcon, ShareIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { cardPath } from '../card-path'
import { CopyNote, useShare } from '../use-share'
import type { Sharing } from './load-sharing.server'

/** One's own profile to pass on: the picture of it in three sizes, and the link. Without scripts all of it is links. */
export function ShareSheet({ sharing }: { sharing: Sharing }) {
  const t = useT('share-card')
  const { address, picture, size, username } = sharing
  return (
    <Card as="section" aria-labelledby="share">
      <h2 id="share">{t('title')}</h2>
      {picture === 'closed' ? null : <p className="text-pretty text-muted">{t('lead')}</p>}
      {picture === 'chart' ? null : (
        <Alert tone="warning" className="mt-4">
          {t(picture)}{' '}
          {picture === 'noChart' ? null : (
            <Link to="/app/settings?tab=privacy" className="font-semibold underline underline-offset-4">
              {t('privacy')}
            </Link>
          )}
        </Alert>
      )}
      {picture === 'closed' ? null : (
        <>
          <SizeLinks size={size} />
          <CardPreview key={size} username={username} size={size} />
        </>
      )}
      <p className="mt-5 text-sm text-muted">{t('link')}</p>
      <a href={address} className="font-medium wrap-anywhere underline underline-offset-4">
        {address.replace(/^https?:\/\//, '')}
      </a>
      <ShareActions sharing={sharing} />
    </Card>
  )
}

/** The sizes to choose from, each with its shape, its use and its measures. */
function SizeLinks({ size: current }: { size: CardSize }) {
  const t = useT('share-card')
  return (
    <nav aria-label={t('size')} className="mt-4">
      <ul className="grid grid-cols-3 gap-2 sm:flex">
        {CARD_SIZE_NAMES.map((size) => {
          const { width, height } = CARD_SIZES[size]
          return (
            <li key={size} className="min-w-0">
              <Link
                to={`?view=share&size=${size}`}
                replace
                preventScrollReset
                aria-current={size === current ? 'true' : undefined}
                className="flex h-full min-h-11 flex-col items-center gap-1.5 rounded-control border border-line-strong px-2 py-2.5 text-center transition-colors hover:bg-sunken sm:w-36 aria-[current]:border-accent aria-[current]:bg-accent-soft"
              >
                <span aria-hidden="true" className="grid h-8 place-items-center">
                  <span
                    className="block rounded-[3px] border-[1.5px] border-current"
                    style={{ height: `${height / 60}px`, width: `${width / 60}px` }}
                  />
                </span>
                <span className="text-sm font-semibold">{t(`size.${size}`)}</span>
                <span className="tabular text-sm text-muted">{t('measures', { width, height })}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** As wide as each may stand on the page, so that all have about the same height. */
const WIDTHS: Record<CardSize, string> = { wide: 'max-w-150', square: 'max-w-90', tall: 'max-w-60' }

/** The picture as it will be passed on, in the room it needs from the start. */
function CardPreview({ username, size }: { username: string; size: CardSize }) {
  const t = useT('share-card')
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  const { width, height } = CARD_SIZES[size]
  // It may have failed before scripts were there to hear of it.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <div
      className={`mt-4 grid w-full place-items-center overflow-hidden rounded-card border border-line bg-sunken ${WIDTHS[size]}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {failed ? (
        <div role="alert" className="p-4 text-center">
          <p className="mb-3">{t('failed')}</p>
          <Button
            size="s"
            onClick={() => {
              setFailed(false)
              setTries(tries + 1)
            }}
          >
            {t('again')}
          </Button>
        </div>
      ) : (
        <img
          ref={picture}
          key={tries}
          src={cardPath(username, size)}
          alt={t('preview', { width, height })}
          width={width}
          height={height}
          onError={() => setFailed(true)}
          className="h-auto w-full"
        />
      )}
    </div>
  )
}

/** Keep the picture, copy the link, or hand both to the device, where it takes them. */
function ShareActions({ sharing }: { sharing: Sharing }) {
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

/**
 * Hands a picture with the profile's address to the device's share sheet. False where the device takes no pictures or the
 * picture does not come: then the address is to be shared by itself.
 */
async function sharePicture(
  { path, name }: { path: string; name: string },
  { address, fullName }: { address: string; fullName: string },
): Promise<boolean> {
  if (typeof navigator.canShare !== 'function') return false
  try {
    const response = await fetch(path)
    if (!response.ok) return false
    const data = {
      files: [new File([await response.blob()], name, { type: 'image/png' })],
      title: fullName,
      text: address,
    }
    if (!navigator.canShare(data)) return false
    await navigator.share(data)
    return true
  } catch (error) {
    // The member closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
