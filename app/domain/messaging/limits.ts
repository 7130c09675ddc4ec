/** The limits of conversations, one place for the objects, the doors and the page. */

/** Characters of a message as `textLength` counts them, after trimming. */
export const MESSAGE_MAX_GRAPHEMES = 500
/**
 * Bytes of one frame from a client to a conversation; more is refused before it is parsed. The longest message has room: 500
 * characters of 20 UTF-16 units, of at most three bytes each, are 30,000 bytes.
 */
export const FRAME_MAX_BYTES = 32_768
/** Bytes of one frame to a hub, which holds no text. */
export const HUB_FRAME_MAX_BYTES = 8192
/** Messages of a page of history. */
export const MESSAGES_A_PAGE = 50
/** Messages that a socket is caught up with by frames; who misses more pulls the rest by pages. */
export const CATCH_UP_MESSAGES = 500
/** Messages of a part of an export: the platform hands over at most 32 MiB at once. */
export const MESSAGES_EXPORTED = 1000
/** How long a message can be changed by whoever wrote it. */
export const EDIT_MILLISECONDS = 15 * 60_000

/** Events (frames that are not pings, and posts) a member may send to a conversation each second, and at once. */
export const EVENTS_PER_SECOND = 10
export const EVENT_BURST_SECONDS = 2
/** Who is over the limit all this time is closed. */
export const ABUSE_MILLISECONDS = 5000
/** Who was refused nothing for this long has paused. */
export const ABUSE_PAUSE_MILLISECONDS = 500

/** A reader confirms what came by `got`, at least this often. */
export const GOT_EVERY_MESSAGES = 32
export const GOT_EVERY_MILLISECONDS = 5000
/** A reader that is so far behind is closed, and resumes by what it has. */
export const UNCONFIRMED_MESSAGES = 500
export const UNCONFIRMED_BYTES = 1_048_576
/** Bytes a socket is caught up with at most, so that it can be behind from the start by half of that. */
export const CATCH_UP_BYTES = 524_288
/** A socket that has pinged nothing for this long is nobody's any more. */
export const SILENT_SOCKET_MILLISECONDS = 120_000

/** A socket that is so old connects anew, by the door: a session that ended by time alone is noticed there. */
export const SOCKET_MILLISECONDS = 12 * 3_600_000
export const SOCKETS_A_SEAT = 5
export const SOCKETS_A_HUB = 10

/** After a change the hubs are told this much later, all changes of that time at once. */
export const INBOX_DELAY_MILLISECONDS = 250
/** While changes go on, hubs are told so often. */
export const INBOX_EVERY_MILLISECONDS = 1000
/** How far the directory in D1 may lag behind its conversation. */
export const DIRECTORY_DELAY_MILLISECONDS = 30_000

/** Bytes of an attached picture as it is sent, and how large it is kept. */
export const ATTACHMENT_MAX_BYTES = 1_048_576
export const ATTACHMENT_MAX_SIDE = 1600
/** A picture that no message took is thrown away after this time. */
export const UPLOAD_HOURS = 24

/** Without a sign of life for this long, a socket is nobody's. */
export const PRESENCE_MILLISECONDS = 60_000
export const PING_EVERY_MILLISECONDS = 25_000
/** "Last seen recently" is said of members who were here in this time. */
export const SEEN_RECENTLY_DAYS = 3
/** A member who goes is still counted among those online for so long: whoever loads a page anew is back before. */
export const ONLINE_PATIENCE_MILLISECONDS = 30_000
/** For so long D1 takes a member for online after their hub last said so; it says so again when half of it is over. */
export const ONLINE_ROW_MILLISECONDS = 2 * 3_600_000
/** Members whose presence one page can follow. */
export const WATCHED_MEMBERS = 50

/** Rows of the list of conversations that are read at once. */
export const INBOX_ROWS = 500
export const CONVERSATIONS_A_PAGE = 50
/** Unread messages are counted up to here. */
export const UNREAD_COUNTED = 999
/** Messages that a search in one conversation looks through, the newest first, and finds at most. */
export const MESSAGES_SEARCHED = 5000
export const MESSAGES_FOUND = 50
/** What the list shows of a message, in characters. */
export const PREVIEW_CHARACTERS = 120
