/**
 * Lets the host put the hash of the registry on each chunk that webpack asks for later. The federation runtime loads
 * remoteEntry itself, where the host has a hook of its own; without this one a changed chunk would run.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', compilation => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        code => `${code}\nif (self.sufraGuardScript) self.sufraGuardScript(script, url);`,
      )
    })
  }
}
