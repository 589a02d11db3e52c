/// All controls of the kit. A control's position is its number in the engine of a page.
public typealias KitControls = Controls<
  ConfirmAction,
  Controls<TransitioningAction, Controls<Weighing, Controls<PeekPop, OneControl<AppIcon>>>>
>
