import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { ActChanges } from './act-changes.tsx'
import { useActWords } from './act-words.ts'

/** Details of one act: action, object, person, time and changes. */
export const ActDrawer = ({ act, onClose }: { act: OwnAct | null; onClose: () => void }) => {
  const format = useFormat()
  const { actionOf, actorOf, subjectOf } = useActWords()
  return (
    <Drawer isOpen={act !== null} onClose={onClose} title={act ? actionOf(act) : ''}>
      {act && (
        <Stack gap="4">
          <div>
            {act.subject !== null && (
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <Bdi>{subjectOf(act)}</Bdi>
              </Text>
            )}
            <Text color="muted">
              <Bdi>{actorOf(act)}</Bdi> · <Bdi>{format.dateTime(act.at)}</Bdi>
            </Text>
          </div>
          <ActChanges act={act} />
        </Stack>
      )}
    </Drawer>
  )
}
