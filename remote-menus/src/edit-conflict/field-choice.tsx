import { Pill, chakra } from '@sufra/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const Root = chakra('fieldset', {
  base: {
    minW: '0',
    '& > legend': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'sm13',
      fontWeight: 'semibold',
      mb: '1.5',
    },
    '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2',
      alignItems: 'start',
      minH: 'touch',
      p: '2.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      _hover: { bg: 'soft' },
    },
    '& label:has(:checked)': { borderColor: 'primary', bg: 'primary.soft' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
    '& input': { accentColor: 'primary', w: '4', h: '4', mt: '0.5', outline: 'none' },
    '& small': { display: 'block', color: 'muted', textStyle: 'xs12' },
    '& label > span > span': { display: 'block', overflowWrap: 'anywhere' },
    // Each line has its own text direction.
    '& label > span > span > bdi': { display: 'block' },
  },
})

interface FieldChoiceProps {
  label: string
  /** True if both users changed the field. */
  isBoth: boolean
  mine: string
  theirs: string
  isMine: boolean
  onChange: (isMine: boolean) => void
}

/** One field with both versions side by side. */
export const FieldChoice = ({ label, isBoth, mine, theirs, isMine, onChange }: FieldChoiceProps) => {
  const { t } = useTranslation()
  const name = useId()
  const side = (text: string, isOwn: boolean) => (
    <label>
      <input type="radio" name={name} checked={isMine === isOwn} onChange={() => onChange(isOwn)} />
      <span>
        <small>{t(isOwn ? 'menus:editor.stale.mine' : 'menus:editor.stale.theirs')}</small>
        <span>
          {text.split('\n').map((line, place) => (
            <bdi key={place}>{line}</bdi>
          ))}
        </span>
      </span>
    </label>
  )
  return (
    <Root>
      <legend>
        {label}
        {isBoth && <Pill family="pending">{t('menus:editor.stale.both')}</Pill>}
      </legend>
      <div>
        {side(mine, true)}
        {side(theirs, false)}
      </div>
    </Root>
  )
}
