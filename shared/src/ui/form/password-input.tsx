import { chakra } from '@chakra-ui/react/styled-system'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../press/icon-button.tsx'
import { useWords } from '../provider/words.ts'
import { TextInput } from './text-input.tsx'
import type { TextInputProps } from './text-input.tsx'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { paddingInlineEnd: '12', '&[dir=ltr]': { _rtl: { pl: '12', pr: '3.5' } } },
    '& > button': { position: 'absolute', insetEnd: '1px', top: '1px' },
  },
})

/** Renders a password input with a button that shows the text. */
export const PasswordInput = (props: Omit<TextInputProps, 'type'>) => {
  const words = useWords()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Frame>
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        data-latin
      />
      <IconButton
        label={isShown ? words.hidePassword : words.showPassword}
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        disabled={props.disabled}
        onClick={() => setIsShown(!isShown)}
      />
    </Frame>
  )
}
