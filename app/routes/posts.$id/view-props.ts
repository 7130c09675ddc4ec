import type { PostPage } from '~/features/feed/post/post-page'
import type { FrameData } from '../frames/frame-data'

export type ViewProps = { page: PostPage & { frame: FrameData } }
