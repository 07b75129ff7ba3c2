import { Bdi, chakra } from '@sufra/shared/ui'

const Line = chakra('span', {
  base: { display: 'block', color: 'ink', fontWeight: 'medium', overflowWrap: 'anywhere' },
})

/** An e-mail address on a line of its own, so that it is read whole in both directions. */
export const AddressLine = ({ email }: { email: string }) => (
  <Line>
    <Bdi>{email}</Bdi>
  </Line>
)
