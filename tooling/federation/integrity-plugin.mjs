import MiniCssExtractPlugin from 'mini-css-extract-plugin'

/**
 * Lets the host put the hash of the registry on each chunk that webpack asks for later, its style included. The federation runtime loads
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
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, { tag }) => `${code}\nif (self.sufraGuardStyle) self.sufraGuardStyle(${tag});`,
      )
    })
  }
}
