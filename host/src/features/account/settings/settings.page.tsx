import type { SessionUser } from '@sufra/shared/contracts/authentication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Link, useLocation } from '@sufra/shared/router'
import { useCan, useIsOperator, useIsImpersonating, useCanView } from '@sufra/shared/session'
import { Bdi, LinkButton, PageHead, Skeleton, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseSection } from './close/close-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { InstallSection } from './install-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { profileQuery } from './settings.queries.ts'
import { TwoStepSection } from './two-step-section.tsx'
import { ViewsSection } from './views-section.tsx'
import { WeeklyLetterSection } from './weekly-letter-section.tsx'

/** Links to the people whom this person manages: an Admin's team, or all users for the operator. */
const TeamSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCanView('team.manage')) return null
  return (
    <SettingsSection
      anchor="team"
      title={t(isOperator ? 'team.everybody' : 'team.title')}
      text={t(isOperator ? 'team.everybodyText' : 'team.text')}
    >
      <LinkButton asChild variant="outline">
        <Link to={isOperator ? '/manage-users' : '/users'}>
          {t(isOperator ? 'team.openEverybody' : 'team.open')}
        </Link>
      </LinkButton>
    </SettingsSection>
  )
}

/** Links to Sufra's invoices, for people who pay for the merchant. */
const InvoicesSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCanView('billing.manage') || isOperator) return null
  return (
    <SettingsSection anchor="invoices" title={t('invoices.title')} text={t('invoices.text')}>
      <LinkButton asChild variant="outline">
        <Link to="/invoices">{t('invoices.open')}</Link>
      </LinkButton>
    </SettingsSection>
  )
}

/** Links to the audit log of the merchant. */
const AuditSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCan('audit.read') || isOperator) return null
  return (
    <SettingsSection anchor="audit" title={t('audit.title')} text={t('audit.text')}>
      <LinkButton asChild variant="outline">
        <Link to="/settings/audit">{t('audit.open')}</Link>
      </LinkButton>
    </SettingsSection>
  )
}

const showSection = (anchor: string): boolean => {
  const section = document.getElementById(anchor)
  section?.scrollIntoView()
  return section !== null
}

/**
 * Scrolls to the section of the address. Sections render late, some by lazy code,
 * so the browser has not found the anchor.
 */
const useAnchor = () => {
  const { hash } = useLocation()
  useEffect(() => {
    const anchor = hash.slice(1)
    if (anchor === '' || showSection(anchor)) return
    const waiting = new MutationObserver(() => {
      if (showSection(anchor)) waiting.disconnect()
    })
    waiting.observe(document.body, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [hash])
}

// Width of a form beside the column that describes it.
const WIDTH = 'calc({sizes.form} + 322px)'

const OwnSections = ({ profile }: { profile: SessionUser }) => (
  <>
    <ProfileSection profile={profile} />
    <EmailSection profile={profile} />
    <PasswordSection profile={profile} />
    <TwoStepSection profile={profile} />
    <NotificationsSection />
    <WeeklyLetterSection />
    <DevicesSection />
    <InstallSection />
  </>
)

const Sections = ({
  profile,
  operatorSection,
  merchantSections,
  releaseSection,
}: SettingsPageProps & { profile: SessionUser }) => {
  useAnchor()
  // During impersonation the personal sections are hidden: the operator has them in their own settings.
  const isOwn = !useIsImpersonating()
  return (
    <Stack gap="8">
      <Stack gap="4" maxW={WIDTH}>
        {isOwn && <OwnSections profile={profile} />}
        {merchantSections}
        <TeamSection />
        <InvoicesSection />
        <AuditSection />
        <DataSection />
        <ViewsSection />
        {releaseSection}
        <CloseSection />
      </Stack>
      {operatorSection}
    </Stack>
  )
}

const Waiting = () => (
  <Stack gap="4" maxW={WIDTH} aria-busy="true">
    {['280px', '110px', '110px', '110px', '200px'].map((height, place) => (
      <Skeleton key={place} h={height} borderRadius="card" />
    ))}
  </Stack>
)

const WhoAmI = ({ profile }: { profile: SessionUser }) => {
  const { language } = useLanguage()
  return (
    <span>
      <Bdi>{profile.email}</Bdi> · {inLanguage(profile.roleName, language)}
    </span>
  )
}

export interface SettingsPageProps {
  /** Sections of the operator. */
  operatorSection?: ReactNode
  /** Sections of an Admin: company, brands, receipts. */
  merchantSections?: ReactNode
  /** Release channel and versions of Sufra. */
  releaseSection?: ReactNode
}

/** The person's own account: profile, sign-in and devices. */
export const SettingsPage = (sections: SettingsPageProps) => {
  const { t } = useTranslation('settings')
  const answer = useQuery(profileQuery)
  const { data: profile, isError } = answer
  const isImpersonating = useIsImpersonating()
  const title = t('host:screens.settings')
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead
        title={title}
        status={profile && !isImpersonating ? <WhoAmI profile={profile} /> : <span />}
      />
      {profile && <Sections profile={profile} {...sections} />}
      {!profile && !isError && <Waiting />}
      {!profile && isError && (
        <QueryError of={answer} title={t('failed.title')} detail={t('failed.detail')} />
      )}
    </>
  )
}
