import type { TeamMember } from '@sufra/shared/contracts/user'
import { serverNow } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { BulkBar, useBulkWork } from '@sufra/shared/ui/data'
import type { BulkAction, Selection } from '@sufra/shared/ui/data'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { MailPlus, RotateCcw, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { sendPersonAction } from '../person/person-actions.queries.ts'
import { personState } from '../person/person-state.ts'
import type { PersonState } from '../person/person-state.ts'
import { TEAM_KEY } from '../team.queries.ts'

const BULK = ['deactivate', 'restore', 'resend'] as const
type BulkKind = (typeof BULK)[number]

const FITS: Record<BulkKind, PersonState[]> = {
  deactivate: ['active', 'invited', 'inviteExpired'],
  restore: ['deactivated'],
  resend: ['invited', 'inviteExpired'],
}
const BACK = { deactivate: 'restore', restore: 'deactivate', resend: undefined } as const
const ICONS = {
  deactivate: <UserMinus size={16} aria-hidden />,
  restore: <RotateCcw size={16} aria-hidden />,
  resend: <MailPlus size={16} aria-hidden />,
}

const fits = (kind: BulkKind, person: TeamMember) => FITS[kind].includes(personState(person, serverNow()))

/** Returns whether a person can be selected; not oneself, since nobody can deactivate themselves. */
export const useCanSelect = () => {
  const ownId = useSession(state => state.user?.Id)
  return ({ id }: TeamMember) => id !== ownId
}

interface PeopleBulkProps {
  selection: Selection<TeamMember>
  /** Reads the filtered people of all pages. */
  readAll: () => Promise<readonly TeamMember[]>
}

/** Actions on several people, one request after another. Confirms before anybody loses access. */
export const PeopleBulk = ({ selection, readAll }: PeopleBulkProps) => {
  const { t } = useTranslation('team')
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const work = useBulkWork<TeamMember>()
  const [isAsked, setIsAsked] = useState(false)
  const { chosen, count, isEverything } = selection

  const run = (kind: BulkKind) => {
    const back = BACK[kind]
    work.run({
      rows: async () => (await selection.collect(readAll)).filter(person => fits(kind, person)),
      each: person => sendPersonAction({ action: kind, person }),
      undo: back && (person => sendPersonAction({ action: back, person })),
      onEnd: () => {
        selection.clear()
        void queryClient.invalidateQueries({ queryKey: TEAM_KEY })
      },
    })
  }
  const actions = BULK.map((kind): BulkAction => ({
    id: kind,
    label: t(`actions.${kind}`),
    icon: ICONS[kind],
    isDanger: kind === 'deactivate',
    isDisabled: !isEverything && !chosen.some(person => fits(kind, person)),
    onPress: () => (kind === 'deactivate' ? setIsAsked(true) : run(kind)),
  }))
  return (
    <>
      <BulkBar
        selection={selection}
        actions={actions}
        canSelectEverything
        work={work}
        failure={work.firstError === undefined ? undefined : failureText(work.firstError)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={t('confirm.deactivateMany.title', { count })}
        body={t('confirm.deactivateMany.body')}
        confirmLabel={t('actions.deactivate')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setIsAsked(false)
          run('deactivate')
        }}
        onClose={() => setIsAsked(false)}
        isDanger
      />
    </>
  )
}
