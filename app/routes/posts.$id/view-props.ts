import type { PostPage } from '~/features/feed/post/load-post.server'
import type { FrameData } from '../frames/frame-data'

export type ViewProps = { page: PostPage & { frame: FrameData } }
