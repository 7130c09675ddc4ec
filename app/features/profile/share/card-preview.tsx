import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { CARD_SIZES, type CardSize } from '~/ui/card-drawing/card-sizes'
import { cardPath } from '../card-path'

/** As wide as each may stand on the page, so that all have about the same height. */
const WIDTHS: Record<CardSize, string> = { wide: 'max-w-150', square: 'max-w-90', tall: 'max-w-60' }

/** The picture as it will be passed on, in the room it needs from the start. */
export function CardPreview({ username, size }: { username: string; size: CardSize }) {
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
