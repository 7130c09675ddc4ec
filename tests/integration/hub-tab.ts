import { env } from 'cloudflare:workers'
import type { HubServerFrame } from '~/domain/messaging/hub-frames.schema'
import { hubHeaders } from '~/domain/messaging/upgrade-headers'
import { FrameSocket } from './frame-socket'

/** A tab's socket at its member's hub, opened as the route opens it. */
export class Tab extends FrameSocket<HubServerFrame> {
  static async open(memberId: string, sessionId = 's1'): Promise<Tab> {
    const headers = { Upgrade: 'websocket', ...hubHeaders(memberId, sessionId) }
    return new Tab(await env.HUB.getByName(memberId).fetch('http://hub/ws', { headers }))
  }
}
