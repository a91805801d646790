import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../fixtures/test';

const ui = join(__dirname, '../../shared/ui');

test.describe('the gallery of @cred/ui', () => {
  test.beforeAll(() => {
    execFileSync('npm', ['run', '--silent', 'gallery'], { cwd: join(ui, '../..'), stdio: 'inherit' });
  });

  for (const width of [390, 1280]) {
    test(`has no axe findings in either theme at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathToFileURL(join(ui, 'dist/gallery/index.html')).href);
      await expect(page.getByRole('heading', { name: 'Light theme' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      for (const theme of ['dark', 'light']) {
        const section = page.getByRole('region', { name: `${theme} theme` });
        for (const name of ['Modal md', 'Confirm deletion', 'Drawer']) {
          await section.getByRole('button', { name, exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await axeFindings(page), `${name}, ${theme}`).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      }
    });
  }
});
