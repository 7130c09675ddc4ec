import {
  COMMENT_POLICIES,
  type CommentPolicy,
  POST_VISIBILITIES,
  type PostVisibility,
} from '~/domain/community/posts/post-settings'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { Select } from '~/ui/controls/text-input'

type Circles = { visibility: PostVisibility; comments: CommentPolicy }

type Props = Circles & { onChange: (circles: Partial<Circles>) => void }

/** Who may read a post, and who may comment on it. */
export function CircleFields({ visibility, comments, onChange }: Props) {
  const t = useT('composer')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('visibility')}>
        {(control) => (
          <Select
            {...control}
            name="visibility"
            value={visibility}
            onChange={(event) => onChange({ visibility: event.target.value as PostVisibility })}
          >
            {POST_VISIBILITIES.map((circle) => (
              <option key={circle} value={circle}>
                {t(`visibility.${circle}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('policy')}>
        {(control) => (
          <Select
            {...control}
            name="comments"
            value={comments}
            onChange={(event) => onChange({ comments: event.target.value as CommentPolicy })}
          >
            {COMMENT_POLICIES.map((circle) => (
              <option key={circle} value={circle}>
                {t(`policy.${circle}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
