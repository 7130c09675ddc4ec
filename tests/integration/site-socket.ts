import type { ServerFrame } from '~/domain/messaging/conversation-frames.schema'
import type { HubServerFrame } from '~/domain/messaging/hub-frames.schema'
import { FrameSocket } from './frame-socket'
import type { Visitor } from './visitor'

/** A socket opened through the site's route. */
export class SiteSocket extends FrameSocket<ServerFrame | HubServerFrame> {
  static async open(visitor: Visitor, path: string): Promise<SiteSocket> {
    const socket = new SiteSocket(await visitor.upgrade(path))
    await socket.next('ready')
    return socket
  }
}
