import { Conversation as Product } from '../../workers/conversation/conversation'
import { isClockSet, realNow } from './clock'

export { Hub } from '../../workers/hub/hub'

const LATER_MILLISECONDS = 5000

/** The product's own conversation, which tells nobody while the seed plays with the clock. */
export class Conversation extends Product {
  override async alarm() {
    if (isClockSet()) await this.ctx.storage.setAlarm(realNow() + LATER_MILLISECONDS)
    else await super.alarm()
  }

  /** Tells the hubs and the directory now what the alarm would tell them. */
  async settle() {
    await super.alarm()
  }
}
