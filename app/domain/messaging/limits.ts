/** The limits of conversations, shared by the objects, the routes and the page. */

/** Characters of a message as `textLength` counts them, after trimming. */
export const MESSAGE_MAX_GRAPHEMES = 500
/**
 * Bytes of one frame from a client to a conversation; a larger one is refused unparsed. The longest message fits: 500
 * characters of 20 UTF-16 units, of at most three bytes each, are 30,000 bytes.
 */
export const FRAME_MAX_BYTES = 32_768
/** Bytes of one frame to a hub, which holds no text. */
export const HUB_FRAME_MAX_BYTES = 8192
/** Messages on a page of history. */
export const MESSAGES_A_PAGE = 50
/** Missed messages that a socket gets as frames; the client fetches any more as pages. */
export const CATCH_UP_MESSAGES = 500
/** Messages in a part of an export: an RPC result can have at most 32 MiB. */
export const MESSAGES_EXPORTED = 1000
/** How long its author can edit a message. */
export const EDIT_MILLISECONDS = 15 * 60_000

/** Events (frames other than pings, and POST requests) a member may send to a conversation: per second, and in a burst. */
export const EVENTS_PER_SECOND = 10
export const EVENT_BURST_SECONDS = 2
/** A socket that stays over the limit for this long is closed. */
export const ABUSE_MILLISECONDS = 5000
/** Without a refusal for this long, the time over the limit starts again. */
export const ABUSE_PAUSE_MILLISECONDS = 500

/** A reader confirms with `got` after at most this many messages or this long. */
export const GOT_EVERY_MESSAGES = 32
export const GOT_EVERY_MILLISECONDS = 5000
/** A reader that is further behind is closed, and resumes from what it has. */
export const UNCONFIRMED_MESSAGES = 500
export const UNCONFIRMED_BYTES = 1_048_576
/** Most bytes of missed messages that a socket gets as frames: half of what it may be behind. */
export const CATCH_UP_BYTES = 524_288
/** A socket without a ping for this long is dead. */
export const SILENT_SOCKET_MILLISECONDS = 120_000

/** A socket this old must reconnect, since only an upgrade notices that a session expired. */
export const SOCKET_MILLISECONDS = 12 * 3_600_000
export const SOCKETS_PER_PARTICIPANT = 5
export const SOCKETS_A_HUB = 10

/** Changes are sent to the hubs after this delay, in one update. */
export const INBOX_DELAY_MILLISECONDS = 250
/** While changes continue, the hubs are updated at this interval. */
export const INBOX_EVERY_MILLISECONDS = 1000
/** How far the directory in D1 may lag behind the conversation. */
export const DIRECTORY_DELAY_MILLISECONDS = 30_000

/** Limit of an uploaded picture in bytes, and the longest side of the stored one in pixels. */
export const ATTACHMENT_MAX_BYTES = 1_048_576
export const ATTACHMENT_MAX_SIDE = 1600
/** An upload that no message used is deleted after this time. */
export const UPLOAD_HOURS = 24

/** A member is online while a tab has been heard from within this time. */
export const PRESENCE_MILLISECONDS = 60_000
export const PING_EVERY_MILLISECONDS = 25_000
/** "Last seen recently" applies to members who were active within this time. */
export const SEEN_RECENTLY_DAYS = 3
/** A member who leaves still counts as online for this long, so that reloading a page changes nothing. */
export const OFFLINE_DELAY_MILLISECONDS = 30_000
/** D1 treats a member as online for this long after their hub's last report; the hub repeats it at half of that. */
export const ONLINE_ROW_MILLISECONDS = 2 * 3_600_000
/** Members whose presence one page can follow. */
export const WATCHED_MEMBERS = 50

/** Rows of the list of conversations that are read in one call. */
export const INBOX_ROWS = 500
export const CONVERSATIONS_A_PAGE = 50
/** Unread messages are counted up to here. */
export const UNREAD_COUNTED = 999
/** Messages that a search in a conversation scans, newest first, and the most it returns. */
export const MESSAGES_SEARCHED = 5000
export const MESSAGES_FOUND = 50
/** Characters of a message that the list shows. */
export const PREVIEW_CHARACTERS = 120
