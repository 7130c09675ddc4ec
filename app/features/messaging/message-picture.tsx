import type { Attachment } from '~/domain/messaging/message.schema'
import { useT } from '~/locales/use-t'

type Props = {
  conversationId: string
  attachment: Attachment
  /** Null: one's own. */
  senderName: string | null
}

/** A picture of a message, no larger than there is room; it opens whole in a new tab. */
export function MessagePicture({ conversationId, attachment: { id, width, height }, senderName }: Props) {
  const t = useT('messages')
  const address = `/api/conversations/${conversationId}/attachments/${id}`
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={senderName === null ? t('ownPicture') : t('pictureOf', { name: senderName })}
      className="my-0.5 block max-w-full overflow-hidden rounded-control focus-visible:outline-current"
      style={{ width: `${Math.min(width, (MOST_HIGH * width) / height, MOST_WIDE)}px` }}
    >
      <img
        src={address}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full bg-sunken"
      />
    </a>
  )
}

const MOST_HIGH = 320
const MOST_WIDE = 320
