import { Bdi, chakra } from '@sufra/shared/ui'

const Line = chakra('span', {
  base: { display: 'block', color: 'ink', fontWeight: 'medium', overflowWrap: 'anywhere' },
})

/** An e-mail address on its own line, so that it stays in one piece in both directions. */
export const AddressLine = ({ email }: { email: string }) => (
  <Line>
    <Bdi>{email}</Bdi>
  </Line>
)
