/** Files that the preset gives to the bundler by path, so that no import leads to them. Relative to the project. */
export const filesByPath = {
  container: 'tools/build/src/container/container.ts',
  icon: 'shared/ui/src/icons/create-lucide-icon.ts',
  loader: 'tools/build/src/transform-loader.cjs',
} as const;

/** The files of the preset with which the build of a workspace begins. */
export function presetFiles(workspace: string): string[] {
  if (workspace.startsWith('remotes/')) return ['tools/build/src/remote-build.ts', ...Object.values(filesByPath)];
  if (workspace === 'shell') return ['tools/build/src/shell-build.ts', filesByPath.icon, filesByPath.loader];
  return ['tools/build/src/service-build.ts'];
}
