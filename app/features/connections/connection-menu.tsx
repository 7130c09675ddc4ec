import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { type ButtonSize, buttonLook } from '~/ui/controls/button-look'
import { CheckIcon, CloseIcon, MoreIcon } from '~/ui/icons'
import { Dialog } from '~/ui/overlays/dialog'
import { Menu } from '~/ui/overlays/menu'

type Props = {
  name: string
  size: ButtonSize
  /** Three dots instead of the word, where that stands above. */
  compact: boolean
  onRemove: () => void
}

/** Says that the two are connected, and ends it, once asked whether that is meant. Without scripts a button of the form does. */
export function ConnectionMenu({ name, size, compact, onRemove }: Props) {
  const t = useT('connect')
  const common = useT('common')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Menu
        label={t('connectedNamed', { name })}
        className={buttonLook('quiet', size, 'noscript:hidden')}
        trigger={
          compact ? (
            <MoreIcon />
          ) : (
            <>
              <CheckIcon className="size-4 text-accent" />
              {t('connected')}
            </>
          )
        }
        items={[
          { id: 'remove', label: t('remove'), icon: <CloseIcon />, danger: true, onSelect: () => setIsAsked(true) },
        ]}
      />
      <span className="hidden noscript:block">
        <Button type="submit" name="intent" value="remove" size={size} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </span>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('removeTitle', { name })}
        description={t('removeText', { name })}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>{common('cancel')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsAsked(false)
                onRemove()
              }}
            >
              {t('remove')}
            </Button>
          </>
        }
      />
    </>
  )
}
