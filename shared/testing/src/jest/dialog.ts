/** The methods of `<dialog>`, which jsdom lacks: open and close, without a top layer and inertness. */
export function installDialog(): void {
  const open = function (this: HTMLDialogElement): void {
    this.setAttribute('open', '');
  };
  Object.assign(HTMLDialogElement.prototype, {
    show: open,
    showModal: open,
    close(this: HTMLDialogElement): void {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
