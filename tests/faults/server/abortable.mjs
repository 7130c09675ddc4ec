import site, { Conversation, Hub } from './site.js'

/** Before the bundle of the site: `POST /abort/<conversation>` makes that object die where it stands, in the middle of things. */
class AbortableConversation extends Conversation {
  die() {
    this.ctx.abort('a fault test')
  }
}

export { AbortableConversation as Conversation, Hub }

export default {
  ...site,
  async fetch(request, env, execution) {
    const [, id] = /^\/abort\/(.+)$/.exec(new URL(request.url).pathname) ?? []
    if (!id) return site.fetch(request, env, execution)
    await env.CONVERSATION.getByName(id)
      .die()
      .catch(() => {})
    return new Response(null, { status: 204 })
  },
}
