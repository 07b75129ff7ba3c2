import { inLanguage } from '@sufra/shared/contracts/text'
import type { Ticket } from '@sufra/shared/contracts/ticket'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Bdi, Box, Button, DirectionalIcon, Flex, LinkButton, Num } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { ArrowLeft, Check, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { StatePill } from '../state-pill.tsx'
import { useResolve } from '../tickets.queries.ts'
import { useSupportUrl } from '../use-support-url.ts'

const ResolveButton = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const notDoneWords = useFailureText()
  const { mutate, isPending } = useResolve()
  const isOperator = useIsOperator()
  const canResolve = useCan('support.use')
  if (!canResolve || ticket.state === 'Resolved' || ticket.state === 'Closed') return null
  return (
    <Button
      size="sm"
      variant={isOperator ? 'solid' : 'outline'}
      isLoading={isPending}
      icon={<Check size={16} aria-hidden />}
      onClick={() =>
        mutate(ticket.id, {
          onError: error => toast({ kind: 'error', text: notDoneWords(error, t('thread.resolveFailed')) }),
        })
      }
    >
      {t('thread.resolve')}
    </Button>
  )
}

/** Subject, other side and state of the conversation; the way back on a phone. */
export const ThreadHead = ({ ticket, onBeside }: { ticket: Ticket; onBeside?: () => void }) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const isOperator = useIsOperator()
  const { addressOf } = useSupportUrl()
  const withWhom = isOperator ? inLanguage(ticket.accountName, language) : ticket.assigneeName
  return (
    <Flex
      as="header"
      alignItems="center"
      gap="2"
      px="3"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="line"
      flexWrap="wrap"
    >
      <LinkButton asChild variant="ghost" size="sm" display={{ base: 'inline-flex', md: 'none' }}>
        <Link to={addressOf(null)} aria-label={t('thread.back')}>
          <DirectionalIcon icon={ArrowLeft} />
        </Link>
      </LinkButton>
      <Box flex="1 1 140px" minW="0">
        <Box as="h2" fontWeight="semibold" textStyle="lg15" overflowWrap="anywhere">
          <Bdi>{ticket.subject}</Bdi>{' '}
          <Box as="span" color="muted" fontWeight="normal" textStyle="sm13">
            <Num value={`#${ticket.id}`} />
          </Box>
        </Box>
        <Box as="p" color="muted" textStyle="sm13">
          {withWhom ? <Bdi>{withWhom}</Bdi> : t('thread.team')}
          {isOperator && (
            <>
              {' · '}
              <Bdi>{ticket.openedBy}</Bdi>
            </>
          )}
        </Box>
      </Box>
      <StatePill state={ticket.state} />
      {onBeside && (
        <Button
          size="sm"
          variant="outline"
          display={{ base: 'inline-flex', lg: 'none' }}
          icon={<Info size={16} aria-hidden />}
          onClick={onBeside}
        >
          {t('beside.open')}
        </Button>
      )}
      <ResolveButton ticket={ticket} />
    </Flex>
  )
}
