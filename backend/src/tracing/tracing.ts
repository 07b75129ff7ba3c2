import { FastifyOtelInstrumentation } from '@fastify/otel'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK, resources } from '@opentelemetry/sdk-node'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace'
import type { SpanProcessor } from '@opentelemetry/sdk-trace'
import { PROBES } from '#src/plugins/probes.ts'

const nothing = async (): Promise<void> => undefined

// The message of an error may quote values of a query, which are personal data. A refusal is no error of the server.
const plainStatus: SpanProcessor = {
  onStart: () => undefined,
  onEnding: span => {
    if (span.status.code !== SpanStatusCode.ERROR) return
    const isRefusal =
      span.kind === SpanKind.SERVER && Number(span.attributes['http.response.status_code']) < 500
    span.setStatus({ code: isRefusal ? SpanStatusCode.OK : SpanStatusCode.ERROR })
  },
  onEnd: () => undefined,
  forceFlush: nothing,
  shutdown: nothing,
}

const requests = new FastifyOtelInstrumentation({
  registerOnInitialization: true,
  instrumentHooks: false,
  recordExceptions: false,
  ignorePaths: ({ url }) => PROBES.has(url),
  // Addresses and their queries may carry secrets and personal data, so only the route is sent.
  requestHook: (span, { id, method, routeOptions }) => {
    const route = routeOptions.url ?? 'none'
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'url.path': route, 'sufra.request_id': id })
  },
})

/**
 * Sends traces of requests, of their SQL and of outgoing fetches to OTEL_EXPORTER_OTLP_ENDPOINT, and continues the
 * trace of an incoming `traceparent`. Call it before `pg` and `fastify` are loaded. Returns the function that sends the
 * last spans.
 */
export const startTracing = (): (() => Promise<void>) => {
  const sdk = new NodeSDK({
    resource: resources.resourceFromAttributes({ 'service.name': 'sufra' }),
    spanProcessors: [plainStatus, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      requests,
      new UndiciInstrumentation({
        // The address of a web push is a secret of its browser.
        requestHook: (span, { origin }) =>
          void span.setAttributes({ 'url.full': origin, 'url.path': '/', 'url.query': '' }),
      }),
      // The queries of timers and jobs would be traces of one span each.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  })
  sdk.start()
  return () => sdk.shutdown()
}
